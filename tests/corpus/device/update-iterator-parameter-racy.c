// Claim: target update copies the elements that the iterator names, the last one included. (Not compiled by GCC 13.) Source: OpenMP 5.2 §3.2.6, §13.9
static int buf[100];

void swap(int n) {
#pragma omp parallel //@ RACE witness T<=2 n<=1
#pragma omp single
  {
#pragma omp target update from(iterator(k = 0 : n) : buf[2 * k]) nowait //@ race
    buf[2 * n - 2] = 2; //@ race
#pragma omp taskwait
  }
}
