// Claim: after a nowait loop a thread that sums the whole array reads elements other threads still write. Source: semantics.md §4
#include <omp.h>

static int a[32], sum[4];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE witness T<=2
  {
#pragma omp for nowait
    for (int i = 0; i < 32; i++) {
      a[i] = i * 3; //@ race(a)
    }
    int mine = 0;
    for (int i = 0; i < 32; i++) {
      mine += a[i]; //@ race(a)
    }
    sum[omp_get_thread_num()] = mine;
  }
  return sum[0];
}
