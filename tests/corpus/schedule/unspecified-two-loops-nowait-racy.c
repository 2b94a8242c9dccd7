// Claim: without a schedule clause the schedule is implementation-defined, so nothing ties the two loops. Source: semantics.md §3; OpenMP 5.2 §11.5.1
static long row[33], sum[33];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for nowait
    for (int i = 0; i < 33; i++) {
      row[i] = i + 5; //@ race(row)
    }
#pragma omp for nowait
    for (int i = 0; i < 33; i++) {
      sum[i] = row[i] * 2; //@ race(row)
    }
  }
  return sum[1] > 9;
}
