// Claim: an iterator in a map clause names elements of several arrays. (Not compiled by GCC 13.) Source: OpenMP 5.2 §3.2.6, §5.8.3
static int buf[12];

int main(void) {
  int *p[3] = {&buf[0], &buf[4], &buf[8]};
#pragma omp parallel //@ RACE
#pragma omp single
  {
#pragma omp target enter data map(iterator(k = 0 : 3), to : p[k][0 : 2]) nowait //@ race
    buf[5] = 2; //@ race
    buf[6] = 2;
#pragma omp taskwait
  }
  return buf[0];
}
