// Claim: what was read once of a volatile structure stays as it is; that of another structure of the type is not volatile.
// Source: semantics.md §6; C11 §6.5.2.3p3, §6.7.3p7
struct part {
	int status, row[3];
};
extern volatile struct part device;
struct part *ordinary;
int found;

void once(void) {
	int s = device.status;
	if (s == 1 && s == 2) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		found++;
	}
}

void other(void) {
	if (ordinary->status == 1 && ordinary->status == 2) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		found++;
	}
}
