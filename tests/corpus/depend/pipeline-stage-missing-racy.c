// Claim: items are ordered over their stages, but nothing orders the items within a stage. Source: semantics.md §5 (DEP)
static int stage_sum[3], item[10];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  for (int i = 0; i < 10; i++) {
    for (int s = 0; s < 3; s++) {
#pragma omp task depend(inout : item[i])
      {
        item[i] += s;
        stage_sum[s] += item[i]; //@ race(stage_sum)
      }
    }
  }
  return stage_sum[2];
}
