// Claim: two threads that take two locks in different orders may each hold what the other one waits for; the data are free of races all the same.
// Source: OpenMP 5.2 §18.9; semantics.md §6
// Output: depends on the team size (and only with arguments does it stand still)
#include <omp.h>

static omp_lock_t left, right;
static int d;

int main(int argc, char **argv) {
  omp_init_lock(&left);
  omp_init_lock(&right);
  if (argc < 9)
    return 0;
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    if (omp_get_thread_num() == 0) {
      omp_set_lock(&left);
      omp_set_lock(&right); //@ message(lock-cycle)
      d++;
      omp_unset_lock(&right);
      omp_unset_lock(&left);
    } else if (omp_get_thread_num() == 1) {
      omp_set_lock(&right);
      omp_set_lock(&left);
      d++;
      omp_unset_lock(&left);
      omp_unset_lock(&right);
    }
  }
  return d & 127;
}
