// Claim: members reached through a table of pointers to different objects are different locations.
// Source: semantics.md §9 (pointer tables); algorithms.md §10 (struct fields through double pointers).
struct node {
    int id;
    int load;
};

static struct node left, right, root, spare;
static struct node *const visit[4] = {&left, &root, &right, &spare};

int main(void)
{
    struct node *const *at = visit;

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 4; i++)
        at[i]->load += 2;
    return root.load;
}
