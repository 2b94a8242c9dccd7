// Claim: each stage runs its items one after another, each item its stages in order. Source: semantics.md §5 (DEP)
static int stage_sum[3], item[10];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 0; i < 10; i++) {
    for (int s = 0; s < 3; s++) {
#pragma omp task depend(inout : stage_sum[s]) depend(inout : item[i])
      {
        item[i] += s;
        stage_sum[s] += item[i];
      }
    }
  }
  return stage_sum[2];
}
