// Claim: target update copies the elements that the iterator names; one behind them is not copied. (Not compiled by GCC 13.) Source: OpenMP 5.2 §3.2.6, §13.9
static int buf[100];

void swap(int n) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp target update from(iterator(k = 0 : n) : buf[2 * k]) nowait
    buf[2 * n] = 2;
#pragma omp taskwait
  }
}
