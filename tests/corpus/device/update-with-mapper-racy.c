// Claim: target update copies what the mapper names. (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
typedef struct {
  int n;
  int *d;
} vec;
#pragma omp declare mapper(tail : vec v) map(v.d[1 : v.n - 1])
static int buf[100];

int main(void) {
  vec v = {50, buf};
#pragma omp parallel //@ RACE
#pragma omp single
  {
#pragma omp target update from(mapper(tail) : v) nowait //@ race
    buf[0] = 2;
    buf[1] = 2; //@ race
#pragma omp taskwait
  }
  return buf[0];
}
