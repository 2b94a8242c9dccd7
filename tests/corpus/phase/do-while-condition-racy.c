// Claim: the condition of a do-while loop reads the flag that another thread writes. Source: semantics.md §2
static int flag, rounds;

void wait_for_flag(void) {
#pragma omp parallel //@ RACE
  {
#pragma omp masked
    flag = 1; //@ race(flag) possible
    do {
#pragma omp atomic
      rounds++;
    } while (flag == 0); //@ race(flag) possible
  }
}
