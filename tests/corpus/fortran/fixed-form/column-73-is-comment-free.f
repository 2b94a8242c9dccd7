! Claim: what stands behind column 72 is no part of the statement. Source: Fortran 2018 §6.3.3.1
      PROGRAM COLUMN
      INTEGER I, A(20)
      DO I = 1, 20
        A(I) = I
      END DO
!$OMP PARALLEL DO !@ RACE_FREE
      DO I = 1, 19
        A(I) = 2 * A(I)                                                 +A(I+1)
      END DO
      PRINT *, A(1), A(20)
      END
