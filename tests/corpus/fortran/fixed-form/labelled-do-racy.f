! Claim: a loop ends at the statement with its label. Source: Fortran 2018 §11.1.7.2
      PROGRAM LABEL
      INTEGER I, A(50)
      DO 5 I = 1, 50
    5 A(I) = I
!@ RACE
C$OMP PARALLEL DO
C$OMP+ SHARED(A)
      DO 10 I = 2, 50
!@ race(a)
        A(I) = A(I-1) + A(I)
   10 CONTINUE
C$OMP END PARALLEL DO
      PRINT *, A(1)
      END
