// Claim: a mapper copies the elements that its section names, and no others. (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
typedef struct {
  int n;
  int *d;
} vec;
#pragma omp declare mapper(vec v) map(v, v.d[0 : v.n])
static int buf[100];

int main(void) {
  vec v = {50, buf};
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp target map(tofrom : v) nowait
    v.d[1] = 3;
    buf[50] = 2;
#pragma omp taskwait
  }
  return buf[0];
}
