// Claim: a loop that counts down by three writes the head of each group and reads the other two. Source: semantics.md §2; OpenMP 5.2 §4.4.1
static double a[60];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 59; i >= 2; i -= 3) {
    a[i] = a[i - 1] + a[i - 2];
  }
  return a[2] > 0.0;
}
