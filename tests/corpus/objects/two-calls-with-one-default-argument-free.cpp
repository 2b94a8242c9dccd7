// Claim: each call makes an object of its own where a default argument does so: one may be written while the other one is read.
// Source: C++17 [dcl.fct.default] p9
#include <omp.h>

struct Node {
  int v[4];
};
static int r[4];

static Node *same(Node *n = new Node()) { return n; }

int main() {
  Node *a = same();
  Node *b = same();
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int me = omp_get_thread_num();
    a->v[me] = 1;
    r[me] = b->v[(me + 1) % 4];
  }
  return r[1];
}
