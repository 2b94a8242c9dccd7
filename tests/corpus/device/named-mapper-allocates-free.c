// Claim: the mapper that a clause names is used: here one that copies nothing of the buffer. (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
typedef struct {
  int n;
  int *d;
} vec;
#pragma omp declare mapper(vec v) map(v, v.d[0 : v.n])
#pragma omp declare mapper(head : vec v) map(to : v) map(alloc : v.d[0 : 1])
static int buf[100];

int main(void) {
  vec v = {50, buf};
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp target map(mapper(head), tofrom : v) nowait
    v.d[0] = 3;
    buf[0] = 2;
#pragma omp taskwait
  }
  return buf[0];
}
