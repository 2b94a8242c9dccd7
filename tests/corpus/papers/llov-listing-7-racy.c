// Claim: several threads have even numbers as soon as there are three. Source: LLOV listing 7; semantics.md §11
#include <omp.h>
#include <stdbool.h>

int main(void) {
  bool flag = false;
#pragma omp parallel //@ RACE witness T<=3
  {
    if (omp_get_thread_num() % 2 == 0) {
      flag = true; //@ race(flag)
    }
  }
  return flag;
}
