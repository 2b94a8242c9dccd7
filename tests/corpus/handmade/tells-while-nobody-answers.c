// Claim: a loop that stores in each trip, and waits for an answer that no thread gives, goes round for ever.
// Source: OpenMP 5.2 §1.4.6, §15.8; semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int told, answered, x;

int main(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
  {
    int v;
    if (omp_get_thread_num() == 0) {
      do { //@ message(livelock)
#pragma omp atomic update seq_cst
        told ^= 1;
#pragma omp atomic read seq_cst
        v = answered;
      } while (!v);
      x++;
    } else {
#pragma omp atomic read seq_cst
      v = told;
      if (v == 2) {
#pragma omp atomic write seq_cst
        answered = 1;
      }
    }
  }
  return x & 127;
}
