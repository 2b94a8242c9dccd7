// Claim: the item of the reader is another member than that of the writer. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
struct node {
  int weight, value;
};

static struct node node[11];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  for (int i = 1; i <= 10; i++) {
#pragma omp task depend(in : node[i - 1].weight) depend(out : node[i].value)
    node[i].value = node[i - 1].value + 1; //@ race(node)
  }
  return node[10].value;
}
