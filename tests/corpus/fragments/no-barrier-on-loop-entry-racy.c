// Claim: a worksharing loop has no barrier on entry. Source: semantics.md §4; OpenMP 5.2 §15.3.2
#include <omp.h>

static int part[8], out[8];

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE witness T<=2
  {
    part[omp_get_thread_num()] = 6; //@ race(part)
#pragma omp for
    for (int i = 0; i < 8; i++) {
      out[i] = part[i]; //@ race(part)
    }
  }
  return out[0];
}
