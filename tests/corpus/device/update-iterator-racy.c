// Claim: an iterator in target update names the elements of several arrays. (Not compiled by GCC 13.) Source: OpenMP 5.2 §3.2.6, §13.9
static int buf[12];

int main(void) {
  int *p[3] = {&buf[0], &buf[4], &buf[8]};
#pragma omp parallel //@ RACE
#pragma omp single
  {
#pragma omp target update from(iterator(k = 0 : 3) : p[k][0 : 2]) nowait //@ race
    buf[9] = 2; //@ race
#pragma omp taskwait
  }
  return buf[0];
}
