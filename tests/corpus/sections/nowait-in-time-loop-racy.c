// Claim: with nowait a section of the next step may run on another thread while this step's is not finished. Source: semantics.md §3, §4
int main(void) {
  int ticks = 0, tocks = 0;
#pragma omp parallel //@ RACE witness T<=2
  {
    for (int t = 0; t < 20; t++) {
#pragma omp sections nowait
      {
#pragma omp section
        ticks += t; //@ race(ticks)
#pragma omp section
        tocks -= t; //@ race(tocks)
      }
    }
  }
  return ticks + tocks;
}
