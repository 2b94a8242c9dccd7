// Claim: (the length is one that the region writes later:) a default mapper copies more than the variable: here buf, while the host writes it. (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
typedef struct {
  int n;
  int *d;
} vec;
#pragma omp declare mapper(vec v) map(v, v.d[0 : v.n])
static int buf[100];

int main(void) {
  vec v = {100, buf};
#pragma omp parallel //@ RACE
#pragma omp single
  {
#pragma omp target map(tofrom : v) nowait //@ race possible
    v.n = 3;
    buf[0] = 2; //@ race possible
#pragma omp taskwait
  }
  return buf[0];
}
