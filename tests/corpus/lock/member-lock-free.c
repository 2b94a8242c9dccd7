// Claim: each account has a lock of its own, which protects its balance. Source: semantics.md §6, §9
#include <omp.h>

struct account {
  omp_lock_t lock;
  int balance;
};

static struct account accounts[4];

static void deposit(struct account *to, int amount) {
  omp_set_lock(&to->lock);
  to->balance += amount;
  omp_unset_lock(&to->lock);
}

int main(void) {
  for (int k = 0; k < 4; k++) {
    omp_init_lock(&accounts[k].lock);
  }
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
    deposit(&accounts[i % 4], i);
  }
  return accounts[1].balance;
}
