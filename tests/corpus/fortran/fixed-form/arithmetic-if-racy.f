! Claim: an arithmetic if branches by the sign; two of three ways lead to the shared sum. Source: Fortran 2018 annex B.2
      SUBROUTINE SPLIT(N, D, S)
      INTEGER N, I, D(N), S
!$OMP PARALLEL DO !@ RACE
      DO 40 I = 1, N
        IF (D(I) .LT. 0) GO TO 40
        S = S + D(I) !@ race(s)
   40 CONTINUE
      END
