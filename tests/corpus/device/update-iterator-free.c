// Claim: an iterator in target update names some elements of several arrays; others are not copied. (Not compiled by GCC 13.) Source: OpenMP 5.2 §3.2.6, §13.9
static int buf[12];

int main(void) {
  int *p[3] = {&buf[0], &buf[4], &buf[8]};
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp target update from(iterator(k = 0 : 3) : p[k][0 : 2]) nowait
    buf[2] = buf[7] = 2;
#pragma omp taskwait
  }
  return buf[0];
}
