// Claim: an object without a mapper is mapped with its members, by the mapper of their type, in arrays too. (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
typedef struct {
  int n;
  int *d;
} vec;
typedef struct {
  vec a, b;
} two;
#pragma omp declare mapper(vec v) map(v, v.d[0 : v.n])
static int buf[100];

int main(void) {
  two t[2] = {{{3, buf}, {3, buf + 10}}, {{3, buf + 20}, {3, buf + 30}}};
#pragma omp parallel //@ RACE
#pragma omp single
  {
#pragma omp target map(tofrom : t) nowait //@ race
    t[0].a.d[1] = 3;
    buf[31] = 2; //@ race
    buf[33] = 2;
#pragma omp taskwait
  }
  return buf[0];
}
