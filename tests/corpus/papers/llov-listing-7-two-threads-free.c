// Claim: with at most two threads only thread 0 has an even number. Source: variation of LLOV listing 7; semantics.md §3
#include <omp.h>
#include <stdbool.h>

int main(void) {
  bool flag = false;
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    if (omp_get_thread_num() % 2 == 0) {
      flag = true;
    }
  }
  return flag;
}
