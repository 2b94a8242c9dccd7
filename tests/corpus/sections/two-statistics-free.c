// Claim: two sections that read the same array and write different variables are free. Source: semantics.md §3; OpenMP 5.2 §11.3
static int a[30];

int main(void) {
  int sum = 0, most = 0;
#pragma omp parallel sections //@ RACE_FREE
  {
#pragma omp section
    for (int i = 0; i < 30; i++) {
      sum += a[i];
    }
#pragma omp section
    for (int i = 0; i < 30; i++) {
      if (a[i] > most) {
        most = a[i];
      }
    }
  }
  return sum + most;
}
