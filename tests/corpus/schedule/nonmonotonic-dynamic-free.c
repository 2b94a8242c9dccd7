// Claim: a schedule modifier changes no owner set: every iteration still has one thread. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static int steps[200];

int main(void) {
#pragma omp parallel for schedule(nonmonotonic : dynamic, 4) //@ RACE_FREE
  for (int i = 1; i < 200; i++) {
    int n = i;
    while (n != 1) {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1;
      steps[i]++;
    }
  }
  return steps[27];
}
