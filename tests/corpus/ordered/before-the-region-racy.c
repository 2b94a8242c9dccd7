// Claim: what precedes the ordered regions is not ordered among the iterations. Source: semantics.md §6; OpenMP 5.2 §15.10.2
static int sum, last;

int main(void) {
#pragma omp parallel for ordered //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
    sum += i; //@ race(sum)
#pragma omp ordered
    last = i;
  }
  return sum + last;
}
