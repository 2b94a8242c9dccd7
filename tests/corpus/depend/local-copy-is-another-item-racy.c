// Claim: the inner token hides the outer one and is another address. Source: semantics.md §5 (DEP, data environment)
static int x, y;

int main(void) {
  int token = 0;
#pragma omp parallel firstprivate(token) //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp task depend(out : token)
    x = token + 1; //@ race(x)
    {
      int token = 0;
#pragma omp task depend(in : token)
      y = x + token; //@ race(x)
    }
  }
  return y;
}
