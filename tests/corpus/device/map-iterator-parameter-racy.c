// Claim: the second element of a section that the iterator names is copied to the device. (Not compiled by GCC 13.) Source: OpenMP 5.2 §3.2.6, §5.8.3
static int buf[100];

void bring(int n) {
#pragma omp parallel //@ RACE witness T<=2 n<=2
#pragma omp single
  {
#pragma omp target enter data map(iterator(k = 0 : n), to : buf[4 * k : 2]) nowait //@ race
    buf[5] = 2; //@ race
#pragma omp taskwait
  }
}
