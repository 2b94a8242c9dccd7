// Claim: a structured binding by value copies an element, whose members the filling loop gave known contents; a member of the
// class reads them, too. Source: semantics.md §2 (values).
#include <cstdio>
struct Task {
    int slot;
    long weight;
    Task() = default;
    Task(int s, long w) : slot(s), weight(w) {}
    int place() const { return slot + 50; }
};
Task tasks[50];
int slots[100];
long weights[100];
int main()
{
    for (int i = 0; i < 50; i++)
        tasks[i] = Task(i, 2 * i);
#pragma omp parallel for //@ RACE_FREE
    for (auto [s, w] : tasks) {
        slots[s]++;
        weights[w]++;
    }
#pragma omp parallel for //@ RACE_FREE
    for (const auto &t : tasks)
        slots[t.place()]++;
    std::printf("%d %ld\n", slots[4], weights[4]);
    return 0;
}
