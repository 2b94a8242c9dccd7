// Claim: a mapper says nothing of objects of other types. (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
typedef struct {
  int n;
  int *d;
} vec;
typedef struct {
  int n;
  int *d;
} other;
#pragma omp declare mapper(vec v) map(v, v.d[0 : v.n])
static int buf[100];

int main(void) {
  other v = {100, buf};
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp target map(tofrom : v) nowait
    v.n = 3;
    buf[0] = 2;
#pragma omp taskwait
  }
  return buf[0];
}
