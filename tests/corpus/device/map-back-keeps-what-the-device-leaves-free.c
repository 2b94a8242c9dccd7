// Claim: what a target region maps and does not write comes back as it was: the pointer still leads to buf. Source: semantics.md §8; OpenMP 5.2 §5.8.3
typedef struct {
  int n;
  int *d;
} vec;
static int buf[8], other[8];

int main(void) {
  vec v = {8, buf};
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp target map(tofrom : v, v.d[0 : 8]) nowait
    v.d[0] = 3;
    other[0] = 1;
#pragma omp taskwait
    v.d[1] = 2;
  }
  return buf[0];
}
