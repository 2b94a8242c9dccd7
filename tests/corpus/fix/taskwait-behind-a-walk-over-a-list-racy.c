// Claim: a loop that follows a list gets on by itself: its tasks may be waited for behind it.
// Source: OpenMP 5.2 §15.5
#include <stddef.h>

struct node {
    int value;
    struct node *next;
};
static struct node nodes[5];
static int s, first;

int main(void)
{
    struct node *head = NULL;
    for (int i = 0; i < 5; i++) {
        nodes[i].value = i;
        nodes[i].next = head;
        head = &nodes[i];
    }
#pragma omp parallel //@ RACE fix(s: taskwait)
#pragma omp single
    {
        struct node *p = head;
        while (p) {
#pragma omp task firstprivate(p)
            {
#pragma omp atomic
                s += p->value; //@ race(s) possible
            }
            p = p->next;
        }
        first = s; //@ race(s) possible
    }
    return first;
}
