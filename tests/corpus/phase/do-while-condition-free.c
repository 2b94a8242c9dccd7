// Claim: the condition of a do-while loop reads the flag behind the barrier that follows its only write. Source: semantics.md §2, §4
static int flag, rounds;

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp masked
    flag = 1;
#pragma omp barrier
    do {
#pragma omp atomic
      rounds++;
    } while (flag == 0);
  }
  return flag;
}
