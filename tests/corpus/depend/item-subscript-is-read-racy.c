// Claim: the parent reads k to find the item while an older task may write k. Source: semantics.md §2 (depend items are accesses of the encountering task)
static int a[4], x, k;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task
    k = 1; //@ race(k)
#pragma omp task depend(in : a[k]) //@ race(k)
    x = 1;
  }
  return x + a[0];
}
