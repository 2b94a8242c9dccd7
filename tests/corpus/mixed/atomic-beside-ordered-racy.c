// Claim: the ordered region's plain update and the atomic one of a later iteration meet. Source: semantics.md §6
static int sum;

int main(void) {
#pragma omp parallel for ordered //@ RACE witness T<=2
  for (int i = 0; i < 20; i++) {
#pragma omp atomic
    sum += 1; //@ race(sum)
#pragma omp ordered
    sum += i; //@ race(sum)
  }
  return sum;
}
