// Claim: what a mapper maps tofrom is only read where the clause says to. (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
typedef struct {
  int n;
  int *d;
} vec;
#pragma omp declare mapper(vec v) map(v, v.d[0 : v.n])
static int buf[100], sum;

int main(void) {
  vec v = {50, buf};
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp target enter data map(to : v) nowait
    sum = buf[0];
#pragma omp taskwait
  }
  return sum;
}
