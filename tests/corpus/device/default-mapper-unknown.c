// Claim: a default mapper may copy more than the variable: here buf, while the host writes it. (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
typedef struct {
  int n;
  int *d;
} vec;
#pragma omp declare mapper(vec v) map(v, v.d[0 : v.n])
static int buf[100];

int main(void) {
  vec v = {100, buf};
#pragma omp parallel //@ UNKNOWN(unmodelled-clause)
#pragma omp single
  {
#pragma omp target map(tofrom : v) nowait
    v.n = 3;
    buf[0] = 2;
#pragma omp taskwait
  }
  return buf[0];
}
