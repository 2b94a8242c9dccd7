// Claim: Twenty while loops with one barrier in the innermost one: the next trip's write meets this trip's reads. Source: semantics.md §4; OpenMP 5.2 §15.3.1.
// Output: depends on the team size
#include <omp.h>

int turns;

int main(void)
{
	static long seen[4];
#pragma omp parallel num_threads(4) //@ RACE
	{
		int t = omp_get_thread_num();
		int i0 = 0;
		while (i0++ < 2) {
		int i1 = 0;
		while (i1++ < 2) {
		int i2 = 0;
		while (i2++ < 2) {
		int i3 = 0;
		while (i3++ < 2) {
		int i4 = 0;
		while (i4++ < 2) {
		int i5 = 0;
		while (i5++ < 2) {
		int i6 = 0;
		while (i6++ < 2) {
		int i7 = 0;
		while (i7++ < 2) {
		int i8 = 0;
		while (i8++ < 2) {
		int i9 = 0;
		while (i9++ < 2) {
		int i10 = 0;
		while (i10++ < 2) {
		int i11 = 0;
		while (i11++ < 2) {
		int i12 = 0;
		while (i12++ < 2) {
		int i13 = 0;
		while (i13++ < 2) {
		int i14 = 0;
		while (i14++ < 2) {
		int i15 = 0;
		while (i15++ < 2) {
		int i16 = 0;
		while (i16++ < 2) {
		int i17 = 0;
		while (i17++ < 2) {
		int i18 = 0;
		while (i18++ < 2) {
		int i19 = 0;
		while (i19++ < 2) {
			if (t == 0)
				turns++; //@ race(turns)
#pragma omp barrier
			seen[t] += turns; //@ race(turns)
		}}}}}}}}}}}}}}}}}}}}
	}
	return 0;
}
