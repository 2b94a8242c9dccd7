// Claim: schedule(runtime) may be any schedule, also dynamic. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static long row[33], sum[33];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for schedule(runtime) nowait
    for (int i = 1; i < 33; i++) {
      row[i] = i * i; //@ race(row)
    }
#pragma omp for schedule(runtime) nowait
    for (int i = 1; i < 33; i++) {
      sum[i] = row[i] + 1; //@ race(row)
    }
  }
  return sum[1] > 9;
}
