// Claim: the members of neighbouring nodes are the items of the chain. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
struct node {
  int weight, value;
};

static struct node node[11];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int i = 1; i <= 10; i++) {
#pragma omp task depend(in : node[i - 1].value) depend(out : node[i].value)
    node[i].value = node[i - 1].value + 1;
  }
  return node[10].value;
}
