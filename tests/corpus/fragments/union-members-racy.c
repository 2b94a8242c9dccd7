// Claim: the members of a union share their storage. Source: semantics.md §9
union word {
  int whole;
  short half[2];
};

static union word w;

int main(void) {
#pragma omp parallel sections //@ RACE witness T<=2
  {
#pragma omp section
    w.whole = 70000; //@ race(w)
#pragma omp section
    w.half[1] = 1; //@ race(w)
  }
  return w.whole;
}
