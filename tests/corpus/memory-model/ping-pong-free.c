// Claim: data goes over by one flag and comes back by another. Source: semantics.md §6; OpenMP 5.2 §1.4.5
// Output: depends on the team size
#include <omp.h>

static int data, there, back;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    int ready = 0;
    if (omp_get_num_threads() == 2 && omp_get_thread_num() == 0) {
      data = 1;
#pragma omp atomic write release
      there = 1;
      while (!ready) {
#pragma omp atomic read acquire
        ready = back;
      }
      data += 1;
    } else if (omp_get_thread_num() == 1) {
      while (!ready) {
#pragma omp atomic read acquire
        ready = there;
      }
      data += 1;
#pragma omp atomic write release
      back = 1;
    }
  }
  return data;
}
