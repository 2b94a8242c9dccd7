! Claim: a computed goto goes to the label of the number. Source: Fortran 2018 annex B.3.3
      PROGRAM CGOTO
      INTEGER I, K, R(9)
!$OMP PARALLEL DO PRIVATE(K) !@ RACE_FREE
      DO 40 I = 1, 9
        K = MOD(I, 3) + 1
        GO TO (10, 20, 30), K
   10   R(I) = 100
        GO TO 40
   20   R(I) = 200
        GO TO 40
   30   R(I) = 300
   40 CONTINUE
      PRINT *, R
      END
