// Claim: writer, reader, writer: the last is after the first through the item and through the reader. Source: semantics.md §5 (DEP)
static int x, y, item;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : item)
    x = 1;
#pragma omp task depend(in : item)
    y = 1;
#pragma omp task depend(out : item)
    x = x + y;
  }
  return x;
}
