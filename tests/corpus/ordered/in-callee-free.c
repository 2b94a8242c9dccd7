// Claim: an orphaned ordered region belongs to the loop that is executed. Source: semantics.md §6; OpenMP 5.2 §15.10.2
static int sum;

static void add(int i) {
#pragma omp ordered
  sum += i;
}

int main(void) {
#pragma omp parallel for ordered //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
    add(i);
  }
  return sum;
}
