// Claim: with elements dealt out in turn the next element belongs to the next thread. Source: semantics.md §2, §3
#include <omp.h>

#define N 40

static int a[N + 1];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE witness T<=2
  {
    int team = omp_get_num_threads();
    for (int i = omp_get_thread_num(); i < N; i += team) {
      a[i] += a[i + 1]; //@ race(a)
    }
  }
  return a[0];
}
