// Claim: blocks that start at me*(N/T) but are ceil(N/T) long overlap when T does not divide N. Source: semantics.md §2, §3
#include <omp.h>

#define N 10

static int a[2 * N];

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE witness T<=3
  {
    int me = omp_get_thread_num();
    int team = omp_get_num_threads();
    int low = me * (N / team);
    int high = low + (N + team - 1) / team;
    for (int i = low; i < high; i++) {
      a[i] = i; //@ race(a)
    }
  }
  return a[0];
}
