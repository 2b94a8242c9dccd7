// Claim: only the sections that the iterator names are copied to the device. (Not compiled by GCC 13.) Source: OpenMP 5.2 §3.2.6, §5.8.3
static int buf[100];

void bring(int n) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp target enter data map(iterator(k = 0 : n), to : buf[4 * k : 2]) nowait
    buf[2] = buf[4 * n] = 2;
#pragma omp taskwait
  }
}
